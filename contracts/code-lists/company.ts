import { codeList } from './code-list.ts'

/**
 * The default digital mailboxes for payslips; a person can choose another (company field
 * DefaultDigitalMailbox; second document §3.1).
 */
export const digitalMailboxes = codeList({ NONE: 'Ingen', KIVRA: 'Kivra', CLLS: 'CLLS' }, 'as given')

/**
 * The sources of the workplace address in the employer's declaration (company field ArbPlatsTyp;
 * boxes 245 and 246).
 */
export const workplaceTypes = codeList({ FTP: 'Företagets adress', AVI: 'Annan adress' }, 'as given')

/**
 * The places of assignments without an order number in a list (company field
 * LoneuppdragUtanOrdningsnummerOrdning).
 */
export const unorderedPlaces = codeList({ BEFORE: 'Först', AFTER: 'Sist' }, 'as given')
