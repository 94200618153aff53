import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { email } from './email.ts'
import { required, requiredNotZero, requiredWhen, requiredWith } from './required.ts'
import { firstMessage, labelled } from './rule.ts'
import { maxLength, minLength } from './text.ts'

describe('rules', () => {
  it('say the first thing that is wrong', () => {
    const rules = [required, minLength(3), maxLength(5)]
    const message = (value: string) => firstMessage(rules, value, labelled('Namn'))
    expect(['', 'ab', 'abc', 'abcdef'].map(message)).toEqual([
      'Namn är obligatoriskt.',
      'Namn måste bestå av minst 3 tecken.',
      undefined,
      'Namn får bestå av max 5 tecken.',
    ])
  })

  it('are kept by a zod shape, with their message', () => {
    const shape = z.string().superRefine((value, context) => {
      const message = firstMessage([required, email], value, labelled('E-post'))
      if (message) context.addIssue(message)
    })
    const messages = (value: string) => shape.safeParse(value).error?.issues.map(issue => issue.message) ?? []
    expect(messages('')).toEqual(['E-post är obligatoriskt.'])
    expect(messages('lon')).toEqual(['Felaktig epost.'])
    expect(messages('lon@nordsken.se')).toEqual([])
  })
})

describe('required', () => {
  const message = (value: unknown) => required(value, labelled('Orgnr'))

  it.each(['', undefined, null, '00000000-0000-0000-0000-000000000000', '1899-12-30', []])('fails for %j', value => {
    expect(message(value)).toBe('Orgnr är obligatoriskt.')
    expect(required(value, labelled(''))).toBe('Obligatoriskt fält.')
  })

  it.each([0, false, 'a', ' ', '1899-12-31', ['a']])('is content with %j', value =>
    expect(message(value)).toBeUndefined(),
  )

  it('fails for zero where zero is as good as nothing', () => {
    expect(requiredNotZero(0, labelled('Löpnr'))).toBe('Löpnr är obligatoriskt.')
    expect(requiredNotZero(1, labelled('Löpnr'))).toBeUndefined()
  })

  it('depends on the form', () => {
    const form = (BokfProg: string, UseFritext1: boolean, Kod = '') => ({
      label: 'Fältet',
      form: { BokfProg, UseFritext1, Kod },
    })
    type Form = ReturnType<typeof form>['form']
    const forPrograms = requiredWhen<Form>(({ BokfProg }) => ['SE1P', 'SFSP'].includes(BokfProg))
    expect(forPrograms('', form('SE1P', false))).toBe('Fältet är obligatoriskt.')
    expect(forPrograms('12', form('SE1P', false))).toBeUndefined()
    expect(forPrograms('', form('SIE4', false))).toBeUndefined()
    const inUse = requiredWith<Form>('UseFritext1')
    expect(inUse('', form('', true))).toBe('Fältet är obligatoriskt.')
    expect(inUse('', form('', false))).toBeUndefined()
    expect(requiredWith<Form>('Kod')('', form('', false, 'A'))).toBe('Fältet är obligatoriskt.')
  })
})
