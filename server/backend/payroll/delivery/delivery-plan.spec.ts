import { describe, expect, it } from 'vitest'
import { type Means, noClls, planOf, type Recipient } from './delivery-plan.ts'

const means: Means = { defaultMailbox: 'KIVRA', usesKivra: true, usesClls: true, noKivra: '', hasMail: true }
const person: Recipient = { mailbox: null, personalNumber: '199001019802', email: 'a@example.se', hasAccount: true }

describe('a payslip goes', () => {
  it.each<[string, Partial<Recipient>, Partial<Means>, string, string]>([
    ['to the company’s mailbox', {}, {}, 'KIVRA', ''],
    ['to the person’s own', { mailbox: 'KIVRA' }, { defaultMailbox: 'NONE' }, 'KIVRA', ''],
    ['by e-mail to who wants no mailbox', { mailbox: 'NONE' }, {}, 'EMAIL', ''],
    ['to the own page without an address', { mailbox: 'NONE', email: '' }, {}, 'SCREEN', ''],
    ['to the own page where no e-mail is sent', { mailbox: 'NONE' }, { hasMail: false }, 'SCREEN', ''],
    ['on paper without an account', { mailbox: 'NONE', hasAccount: false }, {}, 'PAPER', ''],
    [
      'on paper, and says why, without a personal number',
      { personalNumber: '', hasAccount: false },
      {},
      'PAPER',
      'Utan personnummer går det inte att skicka till Kivra.',
    ],
    ['elsewhere when Kivra is off', {}, { usesKivra: false }, 'EMAIL', 'Företaget skickar inte till Kivra.'],
    ['elsewhere when Kivra lacks something', {}, { noKivra: 'Telefon saknas.' }, 'EMAIL', 'Telefon saknas.'],
    ['elsewhere than CLLS', { mailbox: 'CLLS' }, {}, 'EMAIL', noClls],
    [
      'elsewhere than CLLS that is off',
      { mailbox: 'CLLS' },
      { usesClls: false },
      'EMAIL',
      'Företaget skickar inte till CLLS.',
    ],
  ])('%s', (_, recipient, more, way, reason) => {
    expect(planOf({ ...person, ...recipient }, { ...means, ...more })).toEqual({ way, reason })
  })
})
