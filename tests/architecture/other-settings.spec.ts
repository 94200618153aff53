import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MyAccountChange } from '#contracts/account/shapes.ts'
import { licenceOptions, licenceOptionText, optionsWithoutEffect } from '#contracts/code-lists/licence-options.ts'
import { hintOf } from '#contracts/forms/field.ts'
import { fieldsWithoutEffect, PortalInfo } from '#contracts/portal/shapes.ts'
import { allRights } from '#contracts/rights/catalogue.ts'
import { conditionsOf } from '#contracts/rights/conditions.ts'
import { userForm } from '#contracts/users/user.form.ts'
import { areas } from '#ui/areas.ts'
import { ownSettings } from '#ui/screens/account/own-settings.ts'
import { readingFiles, readsOf } from './setting-readers.ts'
import { projectRoot } from './source-tree.ts'

const files = readingFiles().map(path => ({
  path,
  reads: readsOf(path, readFileSync(join(projectRoot, path), 'utf8')),
}))

/**
 * Returns the files that read a name, of one of the things named, outside the folders that edit it.
 */
const readersOf = (name: string, of: RegExp, edits: RegExp): readonly string[] =>
  files.flatMap(({ path, reads }) =>
    !edits.test(path) && [...(reads.members.get(name) ?? [])].some(each => of.test(each)) ? [path] : [],
  )

describe('a portal setting of the licence', () => {
  const readers = (name: string) => readersOf(name, /./, /^contracts\/portal\/shapes|^server\/backend\/portal\//)
  /** The database reads the method of sign-in in a condition. */
  const conditions = readFileSync(join(projectRoot, 'server/backend/tables/licence.ts'), 'utf8')
  const isRead = (name: string) => readers(name).length > 0 || conditions.includes(`->> '${name}'`)

  it.each(Object.keys(PortalInfo.shape))('%s is read, or says what it waits for', name => {
    const isWaiting = fieldsWithoutEffect.includes(name)
    expect(isRead(name)).toBe(!isWaiting)
    const { description = '' } = PortalInfo.shape[name as keyof typeof PortalInfo.shape]
    expect(/^Without effect: waits for .+\.$/.test(description)).toBe(isWaiting)
  })
})

describe('an option of the licence', () => {
  const screens = areas.flatMap(({ screens: all = [] }) => all)
  /** The screens that exist and that a right with the option opens. */
  const opened = (option: string) =>
    screens.filter(({ load, access }) => {
      const right = access && 'right' in access ? access.right : undefined
      return load !== undefined && right !== undefined && asks(right, option)
    })
  const asks = (right: (typeof allRights)[number], option: string) =>
    conditionsOf(right).some(rule => 'option' in rule && rule.option === option)

  it.each(licenceOptions)('%s opens what there is, or says what it waits for', option => {
    expect(allRights.some(right => asks(right, option))).toBe(true)
    const isWaiting = optionsWithoutEffect.includes(option)
    expect(opened(option).length > 0).toBe(!isWaiting)
    const hint = hintOf(userForm.fields.Optioner, {}) ?? ''
    expect(hint.includes(`${licenceOptionText(option)} väntar på `)).toBe(isWaiting)
  })
})

describe('a setting of the account', () => {
  /** The columns of what a person changes, and what the browser keeps, by the settings' names. */
  const columns: Readonly<Record<string, string>> = {
    Namn: 'name',
    Epost: 'email',
    Mobil: 'mobile',
    requireSMSVerification: 'requiresSms',
  }
  const kept: Readonly<Record<string, string>> = {
    'own-colour': 'colourMode',
    'own-rows': 'rowsPerPage',
    'own-idle': 'inactivityTimer',
    'own-single-keys': 'singleKeys',
  }
  /** The e-mail address is for the administrator, who sees it in the list of users. */
  const listed = /^row$/
  const ofServer = Object.keys(MyAccountChange.shape).filter(name => name !== 'CurrentPassword')

  it.each(ofServer)('%s is read by more than the screens that change it', name => {
    const column = columns[name] ?? name
    expect(readersOf(column, name === 'Epost' ? listed : /^userAccount$/, /^server\/backend\/account\//)).not.toEqual(
      [],
    )
  })

  it.each(Object.keys(ownSettings).filter(id => id in kept))('%s, which the browser keeps, is read', id => {
    expect(readersOf(kept[id] ?? id, /^(storage|runtime|useRuntime)$/, /^ui\/screens\/account\//)).not.toEqual([])
  })

  it('is one of these, or leads to a change of its own', () => {
    const others = ['Namn', 'Epost', 'own-password', 'own-mobile', 'own-two-step', 'shortcuts']
    expect(Object.keys(ownSettings).toSorted()).toEqual([...others, ...Object.keys(kept)].toSorted())
    expect(ofServer.toSorted()).toEqual(Object.keys(columns).toSorted())
  })
})
