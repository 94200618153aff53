import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'

describe('a common password', () => {
  it.each([
    // From the list of leaked passwords.
    ...['password', 'Password1', 'P@ssw0rd', 'p4ssw0rd!', 'iloveyou', 'admin1', 'welcome1', 'abc123', 'trustno1'],
    ...['Summer2024!', 'monkey12', 'Charlie1!', 'dragon99', 'liverpool', 'starwars1', 'letmein!', 'Princess2025'],
    ...['Spring2026!', 'Google2026!', 'Superstar2026!', 'Guest2026!', 'Abcdef2026!', 'l0gin!', 'Instagram2026!'],
    // Swedish words.
    ...['Lösenord123', 'losenord', 'hemligt1', 'sommar2026', 'Sommar2026!', 'Höst2025', 'välkommen1', 'stockholm08'],
    ...['2026sommar', 'Avlöna2026', 'Kalle123!', 'Hammarby1915', 'blomma12', 'L0senord!', 'Fredag2026!', 'Emma1999'],
    // Patterns.
    ...[
      '123456',
      '123456789',
      '987654321',
      'qwerty',
      'Qwerty123',
      'asdfgh',
      'qwertyuiopå',
      'aaaaaa',
      'abcabc',
      '121212',
    ],
    ...['19800101', '800101', '!!!!!!', '493817'],
  ])('is %s', password => expect(isCommonPassword(password)).toBe(true))

  it.each([
    ...['Provlon-2026', 'Snar-Vidja-47', 'fyra gula svanar', 'hunden åt min blomma', 'k7Rq!pz', '~!@-#$x9', 'x8!kQz'],
    ...['regnet faller', 'Vidja99Krokus', 'öööåxt-7#', ''],
  ])('is not %j', password => expect(isCommonPassword(password)).toBe(false))

  it('is looked for in as long a text as is taken', () => expect(isCommonPassword('a@4$3e'.repeat(40))).toBe(false))
})
