import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'

/** BankID's recommended messages (RFA), verbatim. */

/** The device with the user's BankID. */
export type Device = 'COMPUTER' | 'MOBILE' | 'OTHER'

/** The specification's message while the QR code waits to be scanned. */
const scan = 'Skanna QR-koden i BankID-appen'

const rfa = {
  1: 'Starta BankID-appen.',
  3: 'Åtgärden avbruten. Försök igen.',
  6: 'Åtgärden avbröts.',
  8: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.',
  9: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
  13: 'Försöker starta BankID-appen.',
  '15A': 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn.',
  '15B': 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
  16: 'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
  '17A': 'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
  '17B': 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.',
  21: 'En identifiering eller underskrift pågår.',
  22: 'Okänt fel. Försök igen.',
  23: 'Fotografera och läs av din ID-handling med BankID-appen.',
} as const

/** Returns the message of a pending order. */
export function pendingMessage(hintCode: string, device: Device): string {
  switch (hintCode) {
    case 'outstandingTransaction':
      return device === 'OTHER' ? scan : rfa[13]
    case 'noClient':
      return rfa[1]
    case 'started':
      return device === 'COMPUTER' ? rfa['15A'] : rfa['15B']
    case 'userSign':
      return rfa[9]
    case 'userMrtd':
      return rfa[23]
    default:
      return rfa[21]
  }
}

/** Our own reason: an order for this device was approved on another network. */
export const elsewhere = 'approvedElsewhere'

/** Returns the message of a failed order. */
export function failedMessage(hintCode: string, device: Device): string {
  switch (hintCode) {
    case 'userCancel':
      return rfa[6]
    case 'cancelled':
      return rfa[3]
    case 'expiredTransaction':
      return rfa[8]
    case 'certificateErr':
      return rfa[16]
    case elsewhere:
      return 'BankID svarade från ett annat nätverk än det som webbläsaren använder. Logga in genom att skanna QR-koden i stället.'
    case 'startFailed':
      return device === 'OTHER' ? rfa['17B'] : rfa['17A']
    default:
      return rfa[22]
  }
}

/** Returns the catalogue's error for one of BankID's: RFA4, RFA5 or RFA22. */
export function errorOf(code: string): ApiError {
  switch (code) {
    case 'alreadyInProgress':
      return errors.bankIdInProgress
    case 'requestTimeout':
    case 'Maintenance':
    case 'internalError':
    case 'unreachable':
      return errors.bankIdAway
    default:
      return errors.bankIdRefused
  }
}

/** True when the BankID app has not opened the order yet. */
export const isPendingStart = (hintCode: string): boolean =>
  hintCode === 'outstandingTransaction' || hintCode === 'noClient'
