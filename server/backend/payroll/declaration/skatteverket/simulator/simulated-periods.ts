import { randomUUID } from 'node:crypto'
import { type ReceivedForm, readSubmission } from './read-submission.ts'

/** The errors that Skatteverket's API answers with (facts of its v1.7), by number. */
export class SimulatedRefusal extends Error {
  readonly status: number
  readonly kod: number

  constructor(status: number, kod: number, text: string) {
    super(text)
    this.status = status
    this.kod = kod
  }
}

/** A fault found in a file, as its control reports it. */
export interface SimulatedFault {
  readonly textNyckel: string
  readonly felstatus: 'STOPP' | 'ARENDE'
  readonly uppgiftsTyp: string
  readonly specifikationsnummer?: number
  readonly felmeddelande: string
}

interface Upload {
  readonly id: number
  readonly key: string
  readonly forms: readonly ReceivedForm[]
  readonly faults: readonly SimulatedFault[]
  /** How many more times the control answers that it is going on. */
  polls: number
  isSaved: boolean
}

interface SimulatedReceipt {
  readonly uuidKvittens: string
  readonly signeradAv: string
  readonly signeradTid: string
}

/** What is held of an employer and a period. */
interface Held {
  isLocked: boolean
  readonly filed: Map<string, ReceivedForm>
  readonly receipts: SimulatedReceipt[]
}

const taxBoxes = ['001', '274', '275', '114', '253', '094', '276']
const keyBoxes = ['201', '215', '222', '224', '006', '570', '205']

/**
 * Returns the faults of a form. S_003 is Skatteverket's; the numbers from 900 are the simulator's
 * own, since the list of its controls was not to be had.
 */
function faultsOf({ kind, fields }: ReceivedForm): readonly SimulatedFault[] {
  if (kind !== 'IU') return []
  const fault = (textNyckel: string, felmeddelande: string): SimulatedFault => ({
    textNyckel,
    felstatus: 'STOPP',
    uppgiftsTyp: kind,
    specifikationsnummer: Number(fields['570']),
    felmeddelande,
  })
  const name = fields['215'] ?? ''
  if (fields['205'] !== undefined) {
    const isBare = Object.keys(fields).every(box => keyBoxes.includes(box))
    return isBare ? [] : [fault('S_003', `Uppgiften för ${name} ska tas bort och får inte ha andra fält.`)]
  }
  // What no program knows by itself: nobody who was born in that decade is alive.
  if (name.startsWith('190')) return [fault('S_902', `Personen ${name} är avliden enligt folkbokföringen.`)]
  const taxes = taxBoxes.filter(box => box in fields).length
  return taxes === 1 ? [] : [fault('S_901', `Uppgiften för ${name} ska ha exakt ett fält för avdragen skatt.`)]
}

/** Returns the key of a form within its employer and period. */
const formKey = ({ kind, fields }: ReceivedForm): string =>
  kind === 'HU'
    ? 'HU'
    : [kind, fields['215'] ?? fields['222'] ?? fields['224'], fields['570'] ?? fields['822'], fields['821']].join(' ')

/** Creates what Skatteverket holds of declarations: uploads, drafts, locks and receipts. */
export function simulatedPeriods(now: () => Date, largest: number) {
  const uploads = new Map<number, Upload>()
  const periods = new Map<string, Held>()
  let next = 1

  const held = (key: string): Held => {
    const known = periods.get(key) ?? { isLocked: false, filed: new Map(), receipts: [] }
    periods.set(key, known)
    return known
  }
  const find = (id: number): Upload => {
    const upload = uploads.get(id)
    if (!upload) throw new SimulatedRefusal(404, 30, 'Det finns ingen inlämning med numret.')
    return upload
  }
  const drafts = (key: string) => [...uploads.values()].filter(upload => upload.key === key && upload.isSaved)

  return {
    /** How many times the control of the next files answers that it is going on. */
    slowness: 1,
    upload(xml: string): number {
      if (Buffer.byteLength(xml) > largest) throw new SimulatedRefusal(413, 27, 'Filen är för stor.')
      const forms = readSubmission(xml)
      if (!forms) throw new SimulatedRefusal(415, 0, 'Filen kan inte läsas.')
      const [{ fields } = { fields: {} as Readonly<Record<string, string>> }] = forms
      const [employer, period] = [fields['201'], fields['006']]
      if (!employer || !period || forms.some(form => form.kind === 'IU' && !form.fields['570']))
        throw new SimulatedRefusal(400, 38, 'Obligatoriska uppgifter saknas.')
      if (period < '201807') throw new SimulatedRefusal(404, 31, 'Perioden kan inte redovisas.')
      const id = next++
      const faults = forms.flatMap(faultsOf)
      uploads.set(id, { id, key: `${employer} ${period}`, forms, faults, polls: this.slowness, isSaved: false })
      return id
    },
    result(id: number): { status: string; faults: readonly SimulatedFault[] } {
      const upload = find(id)
      if (upload.polls-- > 0) return { status: 'PROCESSING', faults: [] }
      return { status: upload.faults.length > 0 ? 'DONE_REJECTED' : 'DONE_SUCCESS', faults: upload.faults }
    },
    save(id: number): void {
      const upload = find(id)
      if (upload.isSaved) throw new SimulatedRefusal(400, 20, 'Inlämningen är redan sparad.')
      if (held(upload.key).isLocked) throw new SimulatedRefusal(409, 21, 'Perioden är låst.')
      upload.isSaved = true
    },
    discard(id: number): void {
      if (find(id).isSaved) throw new SimulatedRefusal(400, 20, 'Inlämningen är sparad.')
      uploads.delete(id)
    },
    remove(key: string, id: number): void {
      const upload = find(id)
      if (!upload.isSaved || upload.key !== key) throw new SimulatedRefusal(404, 30, 'Det finns inget sparat utkast.')
      uploads.delete(id)
    },
    /** Locks a period for its signature, unless its drafts have faults. */
    review(key: string): 'LOCKED_FOR_SIGNING' | 'INCORRECT_DATA' {
      if (drafts(key).length === 0) throw new SimulatedRefusal(404, 30, 'Det finns inget att granska.')
      if (drafts(key).some(({ faults }) => faults.length > 0)) return 'INCORRECT_DATA'
      held(key).isLocked = true
      return 'LOCKED_FOR_SIGNING'
    },
    /** How many forms wait in each draft of a period. */
    drafts: (key: string): readonly number[] => drafts(key).map(({ forms }) => forms.length),
    setLock(key: string, isLocked: boolean): void {
      held(key).isLocked = isLocked
    },
    isLocked: (key: string): boolean => held(key).isLocked,
    receipts: (key: string): readonly SimulatedReceipt[] => held(key).receipts,
    /** Plays the person who signs the drafts of a period at Skatteverket. */
    sign(key: string, person: string): void {
      const { filed, receipts } = held(key)
      for (const upload of drafts(key)) {
        for (const form of upload.forms) {
          const isRemoval = (form.fields['205'] ?? form.fields['820']) !== undefined
          if (isRemoval) filed.delete(formKey(form))
          else filed.set(formKey(form), form)
        }
        uploads.delete(upload.id)
      }
      receipts.push({ uuidKvittens: randomUUID(), signeradAv: person, signeradTid: now().toISOString() })
      held(key).isLocked = false
    },
    /** What has been declared, by form. */
    filed: (key: string): readonly ReceivedForm[] => [...held(key).filed.values()],
  }
}
