import { codeList } from './code-list.ts'

const names = new Intl.DisplayNames('sv', { type: 'language' })
const named = (codes: string) =>
  Object.fromEntries(
    codes.split(' ').map(code => {
      const name = names.of(code.toLowerCase()) ?? code
      return [code, name.charAt(0).toLocaleUpperCase('sv') + name.slice(1)]
    }),
  )

/**
 * The most common first languages in Sweden, the national minority languages included (ISO 639-1,
 * in capitals as in StdPayslipLocale).
 */
export const languages = codeList(
  named(
    'SV EN FI SE YI NO DA IS DE FR ES PT IT NL PL CS SK HU RO BG HR SR BS SQ MK EL ET LV LT UK RU TR KU AR FA PS UR SO TI AM SW TH VI ZH JA',
  ),
)

/** The languages of payslips (company field StdPayslipLocale, SV by default). */
export const payslipLanguages = codeList(named('SV EN'), 'as given')
