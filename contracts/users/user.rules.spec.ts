import { describe, expect, it } from 'vitest'
import { type Right, rightsWhere } from '../rights/catalogue.ts'
import { outranks } from '../rights/role-ranks.ts'
import { noRights, readOnlyRights, standardUserRights } from '../rights/standard-groups.ts'
import { deviceName } from './device.ts'
import { methodsRule, userForm } from './user.form.ts'
import { coversRights, grantProblems, hindranceOf, maskedNumber, type Standing } from './user.rules.ts'

const actor: Standing = { Login: 'ftg', Roll: 'FTG', rights: standardUserRights, companies: ['a', 'b'] }
const subject: Standing = { Login: 'las', Roll: 'AVD', rights: readOnlyRights, companies: ['a'] }
const only = (...rights: Right[]) => rightsWhere(right => rights.includes(right))

describe('whom an account may change', () => {
  it.each([
    ['somebody below', {}, null],
    ['an equal', { Roll: 'FTG', rights: standardUserRights }, null],
    ['itself', { Login: 'ftg' }, 'EGET'],
    ['a higher role, whatever its rights', { Roll: 'ADM', rights: noRights }, 'HOGRE'],
    ['one right more', { rights: only('Settings.UserRightsGroups.Write') }, 'HOGRE'],
    ['all companies', { companies: 'all' }, 'HOGRE'],
    ['a further company', { companies: ['a', 'c'] }, 'FORETAG'],
    ['no company', { companies: [] }, null],
  ] as const)('%s', (_, more, hindrance) => expect(hindranceOf(actor, { ...subject, ...more })).toBe(hindrance))

  it('a role is not above itself, nor above its equal', () => {
    expect([outranks('LIC', 'ADM'), outranks('ADM', 'LIC'), outranks('AVD', 'LSS'), outranks('BRU', 'PER')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(outranks('PER', 'AVD')).toBe(false)
  })

  it('a standard user covers those who only read', () => {
    expect(coversRights(standardUserRights, readOnlyRights)).toBe(true)
    expect(coversRights(readOnlyRights, standardUserRights)).toBe(false)
  })
})

describe('what an account may give', () => {
  const given = { Roll: 'FTG', rights: standardUserRights, companies: ['a', 'b'] } as const
  it.each([
    ['all of its own', {}, []],
    ['a higher role', { Roll: 'ADM' }, ['Roll']],
    ['more rights', { rights: only('Settings.UserRightsGroups.Write') }, ['Behorighetsgrupp']],
    ['all companies', { companies: 'all' }, ['AllaForetag']],
    ['a company of others', { companies: ['a', 'c'] }, ['FtgIdAccessList']],
  ] as const)('%s', (_, more, fields) =>
    expect(Object.keys(grantProblems(actor, { ...given, ...more }))).toEqual(fields),
  )
})

describe('the form of a user', () => {
  const form = { Mobil: '', PersNr: '' }
  it.each([
    [['F', 'A'], form, undefined],
    [['A'], form, 'Företagets inställningar gäller alltid. Välj även det.'],
    [['F'], form, 'Välj BankID, användarnamn och lösenord, eller båda.'],
    [['F', 'S', 'A'], form, 'Tvåstegsverifiering behöver ett mobilnummer.'],
    [['F', 'S', 'A'], { ...form, Mobil: '+46701740606' }, undefined],
    [['F', 'B'], form, 'BankID behöver ett personnummer.'],
    [
      ['F', 'S', 'B'],
      { Mobil: '+46701740606', PersNr: 'x' },
      'Tvåstegsverifiering hör till användarnamn och lösenord. Välj även det.',
    ],
  ])('sign-in by %j of %j', (methods, values, message) =>
    expect(methodsRule(methods, { label: 'Inloggningsmetoder', form: values })).toBe(message),
  )

  it.each([
    ['anna', true],
    ['anna.berg_2-x', true],
    ['Åsa', true],
    ['.', false],
    ['..', false],
    ['anna@web100200', false],
    ['anna berg', false],
    ['-anna', false],
    ['a'.repeat(51), false],
  ])('a login %s', (Login, isGood) =>
    expect(userForm.problemOf({ ...userForm.defaults('2026-11-21'), Ny: true, Login }, 'Login') === undefined).toBe(
      isGood,
    ),
  )
})

it('hides the last digits of a personal number', () => {
  expect([maskedNumber('199003159804'), maskedNumber('')]).toEqual(['19900315-****', ''])
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['undici', ''],
])('names the device %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
