import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { absenceForm } from '#contracts/employees/absences/absence.form.ts'
import { certificateForm } from '#contracts/employees/documents/certificate.form.ts'
import { type AnyField, hintOf } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { registers } from '#contracts/registers/registers.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { settingsWithoutEffect, whyWithoutEffect } from '#contracts/settings/waits-for.ts'
import { userForm } from '#contracts/users/user.form.ts'
import { settingColumns } from '#server/backend/settings/company-settings.ts'
import { readingFiles, readsOf, readsSetting } from './setting-readers.ts'
import { projectRoot } from './source-tree.ts'

const files = readingFiles().map(path => {
  const text = readFileSync(join(projectRoot, path), 'utf8')
  return { path, reads: readsOf(path, text) }
})

/** The names of the fields of everything else that people enter. A form may hold facts beside. */
const others = new Set(
  [absenceForm, certificateForm, employeeForm, userForm, ...Object.values(registers).map(({ model }) => model)].flatMap(
    ({ fields }) => Object.entries<AnyField>(fields).flatMap(([name, { isExcluded }]) => (isExcluded ? [] : [name])),
  ),
)

/** Returns the files that read a setting by its name, or by the column that it is stored in. */
const readersOf = (name: string): readonly string[] => {
  const column = Object.entries(settingColumns).find(([each]) => each === name)?.[1]
  return files.flatMap(({ path, reads }) => {
    const isRead = readsSetting(name, reads, others.has(name))
    return isRead || (column !== undefined && readsSetting(column, reads, true)) ? [path] : []
  })
}

/**
 * The accounts are found by their numbers: which of them are posted on, and that the others say so,
 * is shown by server/backend/payroll/vouchers/settings-effect.spec.ts.
 */
const isAccount = (name: string): boolean => /^Kto[A-Z]/.test(name)
const settings = companySettings.names.filter(name => !isAccount(name))

describe('a setting', () => {
  it.each(settings.filter(name => !settingsWithoutEffect.includes(name)))('%s is read', name => {
    expect(readersOf(name)).not.toEqual([])
  })

  it.each(settings.filter(name => settingsWithoutEffect.includes(name)))('%s is not read, and says so', name => {
    expect(readersOf(name)).toEqual([])
    const reason = whyWithoutEffect(name)?.replace(/^Har/, '') ?? ''
    expect(reason).toMatch(/^ ingen verkan: .+\.$/)
    const { page, card } = companySettingsLayout.placeOf(name) ?? {}
    // The card says it, or the first card of the tab, or else the field: once.
    const ofTab = page?.cards.find(({ tab }) => tab !== undefined && tab === card?.tab)
    const said = [card?.description, ofTab?.description].some(text => text?.endsWith(`ar${reason}`))
    const field = companySettings.fields[name as keyof typeof companySettings.fields]
    const isHinted = hintOf(field, {}) === `Har${reason}`
    expect(said || isHinted).toBe(true)
    // The switch of a card has no room for a hint.
    if (card?.toggledBy === name) expect(said).toBe(true)
    else expect(said && isHinted).toBe(false)
  })

  it('that has no effect exists, and is named once', () => {
    const names: readonly string[] = companySettings.names
    expect(settingsWithoutEffect.filter(name => !names.includes(name))).toEqual([])
    expect(settingsWithoutEffect).toHaveLength(new Set(settingsWithoutEffect).size)
  })
})

describe('a read', () => {
  const reads = (text: string, isShared = false) => readsSetting('UseNot1', readsOf('x.ts', text), isShared)

  it.each([
    'a.UseNot1',
    "a['UseNot1']",
    'const { UseNot1: isUsed } = a',
    "textIn(a, 'UseNot1')",
    `a[\`UseNot\${n}\`]`,
    `const has = part => a[\`Use\${part}\`]; has('Not1')`,
  ])('is found: %s', text => expect(reads(text)).toBe(true))

  it.each([
    'a.UseNot1 = true',
    'const a = { UseNot1: true }',
    "const a = { 'UseNot1': true }",
    "type A = Pick<B, 'UseNot1'>",
    '// a.UseNot1',
    `a[\`Use\${part}\`]`,
    'const UseNot1 = 1',
  ])('is not found: %s', text => expect(reads(text)).toBe(false))

  it('of a name that others share is one of settings', () => {
    expect([reads('row.UseNot1', true), reads("rows: ['UseNot1']", true)]).toEqual([false, false])
    for (const text of ['company.UseNot1', "textIn(settings, 'UseNot1')", "settingsFor(tx, ['UseNot1'])"])
      expect(reads(text, true)).toBe(true)
  })
})
