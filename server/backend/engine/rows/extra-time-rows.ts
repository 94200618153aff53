import { isWithin } from '../dates.ts'
import { type ExtraTimeLineKind, extraTime } from '../extra-time/overtime.ts'
import { payLevel, type Reading } from '../reading.ts'
import { type Drafts, noDrafts, together } from './draft.ts'
import { lineRows } from './line-rows.ts'

const occasions: Readonly<Record<ExtraTimeLineKind, string>> = {
  'extra.additional': 'ArtMertid',
  'extra.simple': 'ArtOvt1',
  'extra.qualified': 'ArtOvt2',
  'extra.additionalLieu': '',
  'extra.simpleLieu': 'ArtKomp1',
  'extra.qualifiedLieu': 'ArtKomp2',
}

/** Returns the rows of time beyond the schedule on the days of the payout's deviations. */
export function extraTimeRows(reading: Reading): Drafts {
  const { extraTime: given, payout, payTypes } = reading.basis
  const own = given.filter(({ date }) => isWithin(date, payout.deviations))
  const byFacts = Map.groupBy(own, ({ date }) => reading.employmentOn(date))
  return together(
    ...[...byFacts].map(([facts, time]): Drafts => {
      const agreement = facts && reading.agreementOf(facts)
      if (!facts || !agreement) return noDrafts
      if (!agreement.extraTime)
        return {
          rows: [],
          warnings: [`${agreement.source} säger inte hur mertid och övertid betalas. Tiden är inte med.`],
        }
      return lineRows(extraTime(time, { ...payLevel(facts), degree: facts.degree }, agreement.extraTime), kind =>
        kind === 'extra.additionalLieu'
          ? payTypes.find(({ comp, text }) => comp === 'PLUS' && text.startsWith('Mertid'))
          : reading.steered(occasions[kind]),
      )
    }),
  )
}
