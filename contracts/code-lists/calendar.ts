import { codeList } from './code-list.ts'

/**
 * The period that is marked as ready, or approved, at once: one day or the whole pay period
 * (company fields KalLonReadyTyp, KalAttestTyp; the codes are ours).
 */
export const approvalScopes = codeList({ DAG: 'Dag för dag', PERIOD: 'Hela löneperioden' }, 'as given')

const named = new Intl.DateTimeFormat('sv', { month: 'long', timeZone: 'UTC' })

/** The months of the year, by their two-digit numbers. */
export const months = codeList(
  Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => {
      const name = named.format(Date.UTC(2000, at, 1))
      return [String(at + 1).padStart(2, '0'), name.charAt(0).toLocaleUpperCase('sv') + name.slice(1)]
    }),
  ),
  'by code',
)
