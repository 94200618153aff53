import { createHmac } from 'node:crypto'
import { renderSVG } from 'uqr'

export interface QrSource {
  readonly qrStartToken: string
  readonly qrStartSecret: string
  /** The time at which BankID accepted the order. */
  readonly orderedAt: Date
}

/**
 * Returns the text of BankID's animated QR code at a time. It changes every second, and the next
 * text cannot be computed without the secret.
 */
export function qrText({ qrStartToken, qrStartSecret, orderedAt }: QrSource, now: Date): string {
  const seconds = String(Math.max(0, Math.floor((now.getTime() - orderedAt.getTime()) / 1000)))
  const code = createHmac('sha256', qrStartSecret).update(seconds).digest('hex')
  return `bankid.${qrStartToken}.${seconds}.${code}`
}

/** Returns a QR code as a data URL: black on white, with the quiet zone that readers need. */
export const qrDataUrl = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 4 })).toString('base64')}`
