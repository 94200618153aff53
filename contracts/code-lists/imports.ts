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
