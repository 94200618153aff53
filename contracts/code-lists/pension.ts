import { codeList } from './code-list.ts'

/** The ITP choices (second document §3.5), by the share that is withdrawn. */
export const itpChoices = codeList({ '75%': '75 %', '50%': '50 %', '25%': '25 %', '0%': '0 %' }, 'as given')

/**
 * The occupational pensions of the collective agreements, administered by Collectum, Fora, KP
 * Pension and Pensionsvalet (KPA).
 */
export const pensionPlans = codeList({
  ITP1: 'ITP 1',
  ITP2: 'ITP 2',
  SAFLO: 'Avtalspension SAF-LO',
  KTP1: 'KTP 1',
  KTP2: 'KTP 2',
  GTP: 'Gemensam tjänstepension (GTP)',
  KAPKL: 'AKAP-KR och KAP-KL',
  INDIV: 'Individuell tjänstepension',
  INGEN: 'Ingen tjänstepension',
})
