import { describe, expect, it } from 'vitest'
import { loginMessage, normaliseSmsCode, passwordMessage, smsCodeMessage } from './rules.ts'

describe('the sign-in form', () => {
  it.each([
    ['', 'Användarnamn är obligatoriskt.'],
    ['   ', 'Användarnamn är obligatoriskt.'],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'Användarnamn får bestå av max 50 tecken.'],
    ['ftg2', undefined],
  ])('login %j', (login, message) => expect(loginMessage(login)).toBe(message))

  it.each([
    ['', 'Lösenord är obligatoriskt.'],
    ['12345', 'Lösenord måste bestå av minst 6 tecken.'],
    ['123456', undefined],
    ['      ', undefined],
  ])('password %j', (password, message) => expect(passwordMessage(password)).toBe(message))

  it.each([
    ['', 'Verifieringskoden är obligatorisk.'],
    ['  ', 'Verifieringskoden är obligatorisk.'],
    ['AB3', 'Verifieringskoden består av exakt 4 tecken.'],
    ['AB3KX', 'Verifieringskoden består av exakt 4 tecken.'],
    ['AB3K', undefined],
    [' ab 3k ', undefined],
  ])('SMS code %j', (code, message) => expect(smsCodeMessage(code)).toBe(message))

  it('takes a code in any case, with spaces', () => expect(normaliseSmsCode(' ab 3k ')).toBe('AB3K'))
})
