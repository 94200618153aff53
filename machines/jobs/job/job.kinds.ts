import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { failureTexts } from '../../kit/shared/tell.ts'

/** The effects of a completed job, besides the message. */
export type Aftermath =
  | 'nothing'
  /** Fetches the list of companies again. */
  | 'reload'
  /** Chooses the new company if the dialog is open. Otherwise the same as `reload`. */
  | 'choose'
  /** Makes the user leave the company, if the user works in it. */
  | 'leave'
  /** Fetches the file if the dialog is open. Otherwise the bell has it. */
  | 'fetch'
  /** Shows the vouchers, or why there are none, if the dialog is open. Otherwise the bell does. */
  | 'collect'

interface JobKind {
  /** The status text while the job is running. */
  readonly working: string
  /** Returns the text of a completed job. */
  readonly done: (job: Pick<CompanyJob, 'FtgId'> | null, name: string | undefined) => string
  /** The text of a failed job when the server gives no reason. */
  readonly failed: string
  readonly cancelled: string
  readonly aftermath: Aftermath
  /**
   * Whether the dialog has a form for the data that the job needs. The form is then on display
   * after a failed attempt.
   */
  readonly hasForm: boolean
}

/** The status text of any job that is queued. */
export const queuedText = 'Din begäran ligger i kö, vänligen vänta...'

/** The texts and the behaviour of each kind of job (first document §4, §8; third document §4). */
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
  FILE: {
    working: 'Filen skapas, vänligen vänta...',
    done: () => 'Filen är klar. Hämta den under Aviseringar.',
    failed: 'Filen kunde inte skapas. Försök igen senare.',
    cancelled: 'Filen har inte skapats.',
    aftermath: 'fetch',
    hasForm: false,
  },
  PROPOSAL: {
    working: 'Förslaget till verifikationer tas fram, vänligen vänta...',
    done: () => 'Förslaget till verifikationer är klart. Öppna det under Aviseringar.',
    failed: 'Förslaget till verifikationer kunde inte tas fram. Försök igen senare.',
    cancelled: 'Inget förslag till verifikationer har tagits fram.',
    aftermath: 'collect',
    hasForm: false,
  },
  VOUCHERS: {
    working: 'Verifikationerna skapas, vänligen vänta...',
    done: () => 'Verifikationerna är skapade.',
    failed: 'Verifikationerna kunde inte skapas. Försök igen senare.',
    cancelled: 'Inga verifikationer har skapats.',
    aftermath: 'collect',
    hasForm: false,
  },
}
