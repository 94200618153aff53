/**
 * What files hold, for the call reference. `npm run pact:verify` checks it of their bytes
 * (pact/file-contents.ts).
 */
export interface FileForm {
  /** The format, the encoding and the first characters, as a sentence. */
  readonly says: string
  /** The encoding of the text, or null for a file that is no text. */
  readonly encoding: 'utf-8' | 'iso-8859-1' | 'cp437' | null
}

/** The forms of files, by name. */
export const fileForms = {
  pdf: {
    says: 'PDF: it begins with %PDF-1 and ends with %%EOF.',
    encoding: null,
  },
  calendar: {
    says: 'iCalendar (RFC 5545) in UTF-8 with lines of CR LF: a VCALENDAR of VEVENTs.',
    encoding: 'utf-8',
  },
  csv: {
    says: 'CSV in UTF-8 with a byte order mark, semicolons and quoted fields: a row of headings, then as many fields in each.',
    encoding: 'utf-8',
  },
  paxml: {
    says: 'PAXml 2.0 in UTF-8: the root paxml, with a header.',
    encoding: 'utf-8',
  },
  enquiry: {
    says: 'XML of Skatteverket’s CSR 2.0 in ISO 8859-1: the root Skatteavdrag.',
    encoding: 'iso-8859-1',
  },
  declaration: {
    says: 'XML of Skatteverket’s employer declaration 1.1 in UTF-8. All forms are of one month. The deducted tax of the main form (497) is that of the statements (001, 274, 275).',
    encoding: 'utf-8',
  },
  payments: {
    says: 'ISO 20022 pain.001 in UTF-8: the root Document. CtrlSum is the sum of the amounts, and NbOfTxs their number.',
    encoding: 'utf-8',
  },
  vouchers: {
    says: 'SIE 4I in code page 437 with lines of CR LF: #FLAGGA first, #FORMAT PC8, and vouchers whose transactions are zero together.',
    encoding: 'cp437',
  },
} as const satisfies Readonly<Record<string, FileForm>>
/** The name of a form of files. */
export type FileFormName = keyof typeof fileForms
