import type { CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { failureTexts } from '../../kit/shared/tell.ts'

/** What a job says of itself while it waits its turn, whichever it is. */
export const queuedText = 'Din begäran ligger i kö, vänligen vänta...'

interface JobTexts {
  /** While it is under way. */
  readonly working: string
  readonly done: string
  /** When it failed and the server does not say why. */
  readonly failed: string
  readonly cancelled: string
}

/** The texts of each job (first document §4, §8; third document §4). */
export const jobTexts: Readonly<Record<CompanyJobKind, JobTexts>> = {
  RESTORE: {
    working: 'Kopian läses in, vänligen vänta...',
    done: 'Kopian har lästs in.',
    failed: failureTexts.unexpected,
    cancelled: 'Inläsningen har avbrutits.',
  },
  CLONE: {
    working: 'Kopierar företaget, vänligen vänta...',
    done: 'Företaget har kopierats.',
    failed: failureTexts.unexpected,
    cancelled: 'Kopieringen har avbrutits.',
  },
  SEND: {
    working: 'Kopian skickas till leverantörens support, vänligen vänta...',
    done: 'Kopian har skickats till leverantörens support.',
    failed: 'Kopian kunde inte skickas till leverantörens support. Försök igen senare.',
    cancelled: 'Kopian har inte skickats.',
  },
}
