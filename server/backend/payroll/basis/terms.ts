import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Agreement } from '../../engine/basis/person-facts.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { numberIn, textIn } from '../../registers/form-values.ts'
import { agreementTerms } from './agreement-terms.ts'
import { frozen } from './basis-hash.ts'
import type { CompanyRegisters } from './company-facts.ts'
import { holidayAgreementOf } from './holiday-of.ts'

/** The terms of persons' agreements, each made once for all who have them. */
export interface Terms {
  /** Returns the terms of a person's values. */
  readonly of: (values: FormValues) => Agreement
  /** Returns those of these keys that have been made. */
  readonly named: (keys: readonly string[]) => readonly Agreement[]
  /** Returns the register of the person's agreement on holiday, if any. */
  readonly holidayOf: (values: FormValues) => FormValues | undefined
}

/** Makes the terms of the persons of a company, by the law of a day. */
export function termsIn({ agreements, vacationAgreements }: CompanyRegisters, law: Law, on: IsoDate): Terms {
  const made = new Map<string, Agreement>()
  const holidayOf = (values: FormValues) => {
    const own = textIn(agreements.get(textIn(values, 'AvtalId')) ?? {}, 'SemAvtalKod')
    return vacationAgreements.get(textIn(values, 'SemAvtalKod') || own)
  }
  return {
    holidayOf,
    named: keys => [...made.values()].filter(({ id }) => keys.includes(id)),
    of(values) {
      const holiday = holidayOf(values)
      const days = numberIn(values, 'SemRatt')
      const id = [textIn(values, 'AvtalId'), textIn(holiday ?? {}, 'AvtalKod'), days === 0 ? '' : days].join('/')
      const known = made.get(id)
      if (known) return known
      const own = agreementTerms(agreements.get(textIn(values, 'AvtalId')), law, on)
      const agreed = holidayAgreementOf(holiday, inForce(law.absence.holiday, on).value, days)
      const terms = frozen({ ...own, id, holiday: agreed })
      made.set(id, terms)
      return terms
    },
  }
}
