import { describe, expect, it } from 'vitest'
import { errorOf, failedMessage, isPendingStart, pendingMessage } from './messages.ts'

describe('an order on its way', () => {
  it.each([
    ['outstandingTransaction', 'COMPUTER', 'Försöker starta BankID-appen.'],
    ['outstandingTransaction', 'MOBILE', 'Försöker starta BankID-appen.'],
    ['outstandingTransaction', 'OTHER', 'Skanna QR-koden i BankID-appen'],
    ['noClient', 'COMPUTER', 'Starta BankID-appen.'],
    ['started', 'COMPUTER', 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn.'],
    ['started', 'MOBILE', 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.'],
    ['started', 'OTHER', 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.'],
    ['userSign', 'OTHER', 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.'],
    ['userMrtd', 'OTHER', 'Fotografera och läs av din ID-handling med BankID-appen.'],
    ['userCallConfirm', 'OTHER', 'En identifiering eller underskrift pågår.'],
    ['processing', 'OTHER', 'En identifiering eller underskrift pågår.'],
    ['aHintOfTomorrow', 'OTHER', 'En identifiering eller underskrift pågår.'],
  ] as const)('says of %s on %s: %s', (hint, device, message) => {
    expect(pendingMessage(hint, device)).toBe(message)
  })

  it('waits for the app until it has been opened', () => {
    expect(['outstandingTransaction', 'noClient', 'started', 'userSign'].filter(isPendingStart)).toEqual([
      'outstandingTransaction',
      'noClient',
    ])
  })
})

describe('an order that failed', () => {
  it.each([
    ['userCancel', 'OTHER', 'Åtgärden avbröts.'],
    ['cancelled', 'OTHER', 'Åtgärden avbruten. Försök igen.'],
    ['expiredTransaction', 'OTHER', /^BankID-appen svarar inte\. .* skaffa ett hos din bank\. Försök sedan igen\.$/],
    [
      'certificateErr',
      'OTHER',
      'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
    ],
    [
      'startFailed',
      'COMPUTER',
      'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
    ],
    ['startFailed', 'OTHER', 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.'],
    ['userDeclinedCall', 'OTHER', 'Okänt fel. Försök igen.'],
    ['notSupportedByUserApp', 'OTHER', 'Okänt fel. Försök igen.'],
    ['transactionRiskBlocked', 'OTHER', 'Okänt fel. Försök igen.'],
    ['aHintOfTomorrow', 'OTHER', 'Okänt fel. Försök igen.'],
  ] as const)('says of %s on %s: %s', (hint, device, message) => {
    expect(failedMessage(hint, device)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

describe('an error', () => {
  it.each([
    [
      'alreadyInProgress',
      '40910',
      'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
    ],
    ['requestTimeout', '50310', 'Något gick fel. Försök igen.'],
    ['Maintenance', '50310', 'Något gick fel. Försök igen.'],
    ['internalError', '50310', 'Något gick fel. Försök igen.'],
    ['unreachable', '50310', 'Något gick fel. Försök igen.'],
    ['invalidParameters', '50010', 'Okänt fel. Försök igen.'],
    ['unauthorized', '50010', 'Okänt fel. Försök igen.'],
    ['notFound', '50010', 'Okänt fel. Försök igen.'],
    ['methodNotAllowed', '50010', 'Okänt fel. Försök igen.'],
    ['unsupportedMediaType', '50010', 'Okänt fel. Försök igen.'],
  ])('%s is told as %s: %s', (code, dvCode, message) => {
    expect(errorOf(code)).toMatchObject({ dvCode, message })
  })
})
