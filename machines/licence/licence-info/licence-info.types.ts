import type { LicenceInfo } from '#contracts/licence/shapes.ts'

export interface LicenceInfoContext {
  readonly info: LicenceInfo | null
}

export type LicenceInfoEvent = { readonly type: 'licence.open' } | { readonly type: 'licence.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly licenceInfo: LicenceInfoEvent
  }
}
