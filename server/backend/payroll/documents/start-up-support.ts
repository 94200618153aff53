import type { FormValues } from '#contracts/forms/field.ts'
import { startUpSlots } from '#contracts/settings/counts.ts'
import type { Basis } from '../../engine/basis.ts'
import { startUpSupport } from '../../engine/contributions/reductions.ts'
import type { Ore } from '../../engine/money.ts'
import { law } from '../../law/law.ts'
import { dateIn, textIn } from '../../registers/form-values.ts'

/** A payslip that the support may be told on. */
interface Supported {
  readonly employmentNumber: string
  readonly payDate: string
  readonly contributionBase: Ore
}

/** Returns the persons whom the company has start-up support for on a day, by its settings. */
export const supportedOn = (settings: FormValues, day: string): readonly string[] =>
  startUpSlots.flatMap(n => {
    const last = dateIn(settings, `FirstAnstTom${n}`)
    return settings[`UseFirstAnstNr${n}`] === true && (last === null || last >= day)
      ? [textIn(settings, `FirstAnstNr${n}`)]
      : []
  })

/**
 * Returns the start-up support of a payslip, by its own pay. It is nothing where the company does
 * not show it (EjFirstAnstLB), and before the law had it.
 */
export function shownSupport(settings: FormValues, slip: Supported, basis: Partial<Basis>): Ore {
  const { employmentNumber, payDate, contributionBase } = slip
  const hasLaw = law.contributions.startUp.entries.some(({ from, to }) => from <= payDate && payDate <= to)
  const isShown = settings.EjFirstAnstLB !== true && supportedOn(settings, payDate).includes(employmentNumber)
  if (!isShown || !hasLaw) return 0
  return startUpSupport(law, {
    payDate,
    birthDate: basis.person?.birthDate ?? null,
    type: basis.contribution?.type ?? '99',
    base: Math.max(0, contributionBase),
  }).value
}
