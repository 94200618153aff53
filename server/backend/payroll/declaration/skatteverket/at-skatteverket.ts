import { isHandedIn } from '#contracts/payroll/declaration/declaration-life.ts'
import type { AtSkatteverket } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import type { JobStanding } from '../../../platform/jobs/jobs.ts'
import type { Declaration } from '../declaration.ts'
import type { StoredEvent } from '../declaration-events.ts'
import { happenedTo, stateAfterAll } from '../declaration-state.ts'
import { controlFindings } from './control-findings.ts'
import { skatteverketPayload, skatteverketResult } from './skatteverket-job.ts'

const kinds = {
  sent: 'SKICKAD',
  refused: 'AVVISAD',
  removed: 'BORTTAGEN',
  receipt: 'INLAMNAD',
  reopened: 'OPPNAD',
} as const satisfies Readonly<Record<StoredEvent['kind'], AtSkatteverket['Handelser'][number]['Typ']>>

interface Standing {
  /** The earliest first. */
  readonly events: readonly StoredEvent[]
  readonly declaration: Pick<Declaration, 'statements'>
  readonly nameOf: (person: string) => string
  readonly isConnected: boolean
  readonly isSignedIn: boolean
  readonly errand: JobStanding | undefined
}

/**
 * Returns where a month stands at Skatteverket. Whose fault it is follows from the number (570).
 */
export function atSkatteverket({ events, declaration, nameOf, errand, ...standing }: Standing): AtSkatteverket {
  const state = stateAfterAll(happenedTo({ exports: [], events }))
  return {
    Ansluten: standing.isConnected,
    Inloggad: standing.isSignedIn,
    Utkast: state.submission === 'draft',
    Inlamnad: isHandedIn(state),
    Arende: errand ? errandOf(errand) : null,
    Handelser: events.toReversed().map(({ number, kind, at, by, link, receipt, faults }) => ({
      Nummer: number,
      Typ: kinds[kind],
      Tid: at.toISOString(),
      Anvandare: by,
      Lank: link,
      Kvittens: receipt,
      Fel: controlFindings(declaration, faults).map(({ level, person, text }, nth) => ({
        Niva: level === 'stop' ? 'STOPP' : 'VARNING',
        AnstNr: person ?? '',
        Namn: nameOf(person ?? ''),
        Kontroll: faults[nth]?.control ?? '',
        Text: text,
      })),
    })),
  }
}

function errandOf({ job: { payload, status, message, result } }: JobStanding): NonNullable<AtSkatteverket['Arende']> {
  const came = result === null ? undefined : skatteverketResult.safeParse(result).data
  return {
    Atgard: skatteverketPayload.parse(payload).action,
    Status: status,
    Message: came?.message ?? message ?? '',
  }
}
