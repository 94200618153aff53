import type { LicenceInfo } from '#contracts/shapes/licence-info.ts'

export interface LicenceInfoContext {
  readonly info: LicenceInfo | null
}

export type LicenceInfoEvent = { readonly type: 'licence.open' } | { readonly type: 'licence.close' }
