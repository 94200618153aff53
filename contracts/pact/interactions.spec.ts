import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { errorsOfAccess, partialData } from '../call.ts'
import type { ApiError } from '../common-errors.ts'
import { errors } from '../errors.ts'
import { describedCalls, interactions } from './interactions.ts'

/**
 * The errors that no provider state can cause, by call. They depend on the installation, or on
 * BankID itself.
 */
const beyondReach: Readonly<Record<string, readonly ApiError[]>> = {
  'bankId.start': [errors.bankIdInProgress, errors.bankIdRefused, errors.bankIdAway, errors.bankIdMissing],
  'bankId.collect': [errors.bankIdMissing],
  'demo.request': [errors.unavailable],
  // The period is locked between two requests: otherwise the day is refused first.
  'advances.order': [errors.salaryPeriodLocked],
  'employerDeclaration.skatteverket': [errors.skatteverketMissing],
  'employerDeclaration.signedIn': [errors.skatteverketMissing],
  // A body of that size does not pass the verifier's proxy.
  'pictures.change': [errors.pictureTooLarge],
  // A period of more than a thousand payslips.
  'vouchers.make': [errors.vouchersTakeLong],
  // An account that is emptied after the posting.
  'payslipCorrections.takeBack': [errors.postingIncomplete],
  'employeeDocuments.setPicture': [errors.pictureTooLarge],
  'care.setPicture': [errors.pictureTooLarge],
}

/** What a payslip without warnings, whose declaration has not been sent, does not give. */
const correctionsNeverShow = [
  '$.Varningar is always empty',
  '$.Deklarationer[].Anmarkningar is always empty',
  '$.Verifikationer[].Rader[].Antal is always null',
]

/**
 * The parts of shapes that no exchange shows. A job under way has no company yet, the story of an
 * account needs no details, a sign-in with BankID requires no SMS code, and a list of clients none
 * in use: GET one shows their assistants. A payslip that is changed has no marks, and its answer
 * shows each kind of row. A calculation is under way when it is asked for: it has no outcome.
 */
const neverShown: Readonly<Record<string, readonly string[]>> = {
  // The job of a whole company has no path: fileJobs.status shows one.
  'copies.jobs': ['$.Jobs[].FtgKey is always null', '$.Jobs[].Path is always null', '$.Jobs[].Message is always null'],
  'copies.cancel': ['$.FtgKey is always null', '$.Path is always null'],
  'copies.sendStatus': ['$.Path is always null'],
  'copies.restoreStatus': ['$.Path is always null'],
  'copies.cloneStatus': ['$.Path is always null'],
  'removedCompanies.removeStatus': ['$.Path is always null'],
  'vouchers.made': ['$.Anmarkningar is always empty'],
  'history.story': [
    '$[].User is always null',
    '$[].Company is always null',
    '$[].Details is always empty',
    '$[].Via is always null',
    '$[].Browser is always null',
  ],
  // Files are imported, and no item is created with them.
  'importedPay.list': ['$[].Inlasta is always empty'],
  'importedPay.one': ['$.Values.Inlasta is always empty'],
  'clients.list': ['$[].Assistenter is always empty'],
  'clients.one': ['$.Values.Ansvariga is always empty'],
  'payslips.changeRows': [
    ...['Klarmarkerad', 'Attesterad', 'Utskriven', 'Utbetald', 'Backad', 'Publicerad'].map(
      mark => `$.${mark} is always null`,
    ),
    '$.Rattelser is always empty',
  ],
  'payslipCorrections.correct': [...correctionsNeverShow],
  'payslipCorrections.correctMany': [
    '$.Lonebesked[].Varningar is always empty',
    '$.Lonebesked[].Deklarationer[].Anmarkningar is always empty',
    '$.Oforandrade is always empty',
    '$.Verifikationer[].Rader[].Antal is always null',
  ],
  'payslipCorrections.takeBack': [
    ...correctionsNeverShow,
    '$.Betalning.Konton is always empty',
    '$.Betalning.Nr is always null',
    '$.Anmarkningar is always empty',
  ],
  'payslips.calculation': ['$.Message is always null', '$.Lamnade is always empty'],
  'payslips.calculate': ['$.Message is always null', '$.Lamnade is always empty'],
  'employerDeclaration.period': ['$.Franvaro is always empty'],
  // What was not sent has no time.
  'deliveries.period': ['$.Misslyckade[].Tid is always null'],
  'payments.period': ['$.Ordrar[].Anmarkningar is always empty', '$.Ordrar[].Hamtad is always null'],
  'payments.make': ['$.Forslag.Hinder is always empty', '$.Forslag.Anmarkningar is always empty'],
  'whatIf.calculate': ['$.Lamnade is always empty', '$.Nasta is always null'],
  'advances.list': ['$[].Avdrag is always empty'],
  'advances.order': ['$.Forslag.Hinder is always empty', '$.Forslag.Anmarkningar is always empty'],
  'bankId.selectUser': ['$: no example of kind 1'],
}

/** The errors that every call of a kind may answer with. */
const conventions: readonly ApiError[] = [
  errors.markerMissing,
  errors.idempotencyKeyMissing,
  errors.idempotencyKeyReused,
]

const codesOf = (all: readonly ApiError[]) => all.map(({ dvCode, message }) => `${dvCode} ${message}`)

describe.each(describedCalls().map(each => [each.name, each] as const))('%s', (name, { call, outcomes }) => {
  it('has outcomes that fit its shapes, the first of which succeeds', () => {
    expect(outcomes[0]?.answer).toHaveProperty('data')
    for (const { request, answer, name } of outcomes) {
      expect(call.params.safeParse(request.params).success, `${name}: params`).toBe(true)
      expect(call.body.safeParse(request.body).success, `${name}: body`).toBe(true)
      if ('data' in answer)
        expect((request.fields ? partialData(call) : call.data).parse(answer.data), `${name}: data`).toEqual(
          answer.data,
        )
    }
  })

  it('shows every error that it declares, and no other', () => {
    const shown = outcomes.flatMap(({ answer }) => ('error' in answer ? [answer.error] : []))
    const demanded = [...call.errors].filter(error => !beyondReach[name]?.includes(error))
    const needed = [...errorsOfAccess(call.access), ...demanded]
    expect(codesOf(needed.filter(error => !shown.includes(error))), 'declared, and in no outcome').toEqual([])
    const known = [...call.errors, ...conventions]
    expect(codesOf(shown.filter(error => !known.includes(error))), 'in an outcome, and not declared').toEqual([])
  })

  it('shows that the marker is demanded, and what a key does', () => {
    const shown = outcomes.flatMap(({ answer }) => ('error' in answer ? [answer.error] : []))
    expect(shown).toContain(errors.markerMissing)
    expect(shown.includes(errors.idempotencyKeyMissing)).toBe(call.keyed)
    expect(shown.includes(errors.idempotencyKeyReused)).toBe(call.keyed)
  })

  it('shows each of its real shapes: what may be null, when it is not, and each kind of answer', () => {
    const examples = outcomes.flatMap(({ answer }) => ('data' in answer ? [answer.data] : []))
    expect(unshown(call.data, examples, '$')).toEqual(neverShown[name] ?? [])
  })
})

it('no two exchanges have the same description', () => {
  const descriptions = interactions().map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

type Inner = { readonly def: { readonly innerType: z.ZodType } }

/** Returns the parts of a shape that no example shows. */
function unshown(shape: z.ZodType, examples: readonly unknown[], path: string): string[] {
  switch (shape.def.type) {
    case 'nullable': {
      const values = examples.filter(value => value !== null)
      const { innerType } = (shape as unknown as Inner).def
      return values.length === 0 ? [`${path} is always null`] : unshown(innerType, values, path)
    }
    case 'union': {
      const { options } = shape as z.ZodUnion<readonly z.ZodType[]>
      return options.flatMap((option, index) => {
        const fitting = examples.filter(value => option.safeParse(value).success)
        return fitting.length === 0 ? [`${path}: no example of kind ${index + 1}`] : unshown(option, fitting, path)
      })
    }
    case 'array': {
      const rows = examples.flatMap(value => value as unknown[])
      return rows.length === 0
        ? [`${path} is always empty`]
        : unshown((shape as z.ZodArray<z.ZodType>).element, rows, `${path}[]`)
    }
    case 'object':
      return Object.entries((shape as z.ZodObject).shape).flatMap(([name, field]) => {
        if (field.def.type === 'optional') return []
        return unshown(
          field,
          examples.map(value => (value as Record<string, unknown>)[name]),
          `${path}.${name}`,
        )
      })
    default:
      return []
  }
}
