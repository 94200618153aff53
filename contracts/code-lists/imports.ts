import { codeList } from './code-list.ts'

/** The field separators of imported files. */
export const importSeparators = codeList(
  { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabb', '|': 'Lodstreck', ' ': 'Mellanslag' },
  'as given',
)

/** The character encodings of imported files, by IANA name. IBM437 is the PC8 of SIE files. */
export const importEncodings = codeList(
  {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (ANSI)',
    'iso-8859-1': 'ISO 8859-1 (Latin 1)',
    'utf-16le': 'UTF-16',
    ibm437: 'PC8 (IBM 437)',
  },
  'as given',
)

/** The formats of imported files. */
export const importFormats = codeList(
  { CSV: 'Text med avgränsare (CSV)', XLSX: 'Excel', FAST: 'Text med fasta positioner', PAXML: 'PAXml' },
  'as given',
)

/** How dates are written in imported files. ISO is also 20261123. */
export const importDateForms = codeList(
  { ISO: '2026-11-23', DMY: '23/11/2026 eller 23.11.2026', MDY: '11/23/2026' },
  'as given',
)

/** The decimal signs of imported files. */
export const importDecimalSigns = codeList({ ',': 'Komma: 1 234,50', '.': 'Punkt: 1,234.50' }, 'as given')
