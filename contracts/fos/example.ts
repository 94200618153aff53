import type { FosEnquiry } from './shapes.ts'

/** An enquiry about everybody, for the year after 2026. */
export const exampleEnquiry: FosEnquiry = { Inkomstar: 2027, Urval: {} }
