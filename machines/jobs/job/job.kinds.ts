import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { failureTexts } from '../../kit/shared/tell.ts'

/** What is done once a job is completed, besides saying so. */
export type Aftermath =
  | 'nothing'
  /** The list of companies is fetched anew. */
  | 'reload'
  /** The company that was made is chosen, if its dialog is on display; else as `reload`. */
  | 'choose'
  /** Whoever works in the company is led out of it. */
  | 'leave'

interface JobKind {
  /** While it is under way. */
  readonly working: string
  /** Once it is done. */
  readonly done: (job: Pick<CompanyJob, 'FtgId'> | null, name: string | undefined) => string
  /** When it failed and the server does not say why. */
  readonly failed: string
  readonly cancelled: string
  readonly aftermath: Aftermath
  /**
   * Whether its dialog asks for what the job needs to know: then it is on display after an attempt
   * that failed.
   */
  readonly hasForm: boolean
}

/** What a job says of itself while it waits its turn, whichever it is. */
export const queuedText = 'Din begäran ligger i kö, vänligen vänta...'

/** What is particular to each kind (first document §4, §8; third document §4). */
export const jobKinds: Readonly<Record<CompanyJobKind, JobKind>> = {
  RESTORE: {
    working: 'Kopian läses in, vänligen vänta...',
    done: () => 'Kopian har lästs in.',
    failed: failureTexts.unexpected,
    cancelled: 'Inläsningen har avbrutits.',
    aftermath: 'choose',
    hasForm: true,
  },
  CLONE: {
    working: 'Kopierar företaget, vänligen vänta...',
    done: () => 'Företaget har kopierats.',
    failed: failureTexts.unexpected,
    cancelled: 'Kopieringen har avbrutits.',
    aftermath: 'reload',
    hasForm: true,
  },
  SEND: {
    working: 'Kopian skickas till leverantörens support, vänligen vänta...',
    done: () => 'Kopian har skickats till leverantörens support.',
    failed: 'Kopian kunde inte skickas till leverantörens support. Försök igen senare.',
    cancelled: 'Kopian har inte skickats.',
    aftermath: 'nothing',
    hasForm: true,
  },
  REMOVE: {
    working: 'Företaget tas bort, vänligen vänta...',
    done: (job, name) => `${name ?? job?.FtgId ?? 'Företaget'} har tagits bort. En kopia är sparad.`,
    failed: 'Företaget kunde inte tas bort. Försök igen senare.',
    cancelled: 'Företaget är kvar. Borttagningen har avbrutits.',
    aftermath: 'leave',
    hasForm: false,
  },
}
