import { codeList } from './code-list.ts'

/**
 * The digital mailbox that payslips go to unless a person chooses (company field
 * DefaultDigitalMailbox; second document §3.1).
 */
export const digitalMailboxes = codeList({ NONE: 'Ingen', KIVRA: 'Kivra', CLLS: 'CLLS' }, 'as given')

/**
 * Where the employer's declaration says that people work (company field ArbPlatsTyp; boxes 245 and
 * 246).
 */
export const workplaceTypes = codeList({ FTP: 'Företagets adress', AVI: 'Annan adress' }, 'as given')

/**
 * Where assignments without an order number stand (company field
 * LoneuppdragUtanOrdningsnummerOrdning).
 */
export const unorderedPlaces = codeList({ BEFORE: 'Först', AFTER: 'Sist' }, 'as given')
