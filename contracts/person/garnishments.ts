import { amount, choice, date, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { bankgiro } from '../rules/giro.ts'
import { notBeforeStart } from './standing-pay.ts'

/** The claims of garnishments, in the order in which they are taken of the pay. */
export const garnishmentClaims = [
  { value: '1', label: 'Skatter och avgifter till staten' },
  { value: '2', label: 'Underhållsbidrag' },
  { value: '3', label: 'Andra skulder' },
] as const

/** Kronofogden's decisions on attachment of an employee's earnings. */
export const garnishments = {
  Utmatningar: rows('Utmätning i lön', {
    fields: {
      Malnr: text('Målnummer', { most: 20 }),
      Avser: choice('Avser', { choices: garnishmentClaims, default: '3', required: true }),
      Forbehall: amount('Förbehållsbelopp per månad', {
        limits: [0, 999_999],
        hint: 'Det som den anställda får behålla.',
      }),
      Belopp: amount('Högst per månad', { limits: [0, 999_999], hint: 'Tomt: allt över förbehållsbeloppet.' }),
      Bankgiro: text('Kronofogdens bankgiro', {
        most: 20,
        rules: [bankgiro],
        hint: 'Står i beslutet. Tomt: beloppet betalas för sig.',
      }),
      Referens: text('OCR eller referens', { most: 35, hint: 'Tomt: målnumret.' }),
      From: date('Från och med', { required: true, default: today => today }),
      Tom: date('Till och med', { rules: [notBeforeStart] }),
    },
    most: 10,
    asCards: true,
    hint: 'Enligt Kronofogdens beslut. Dras från lönen efter skatt, i hela kronor.',
    help: 'Lönekörningen drar det som är över förbehållsbeloppet, högst beloppet i beslutet. Flera beslut tas i lagens ordning: skatter, underhåll, andra skulder. Det som har dragits betalas till Kronofogden i samma betalning som lönerna, när bankgirot är ifyllt. Lägg in dagen då beslutet upphör när Kronofogden har sagt till.',
  }),
}
