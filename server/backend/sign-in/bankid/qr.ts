import { createHmac } from 'node:crypto'
import { renderSVG } from 'uqr'

export interface QrSource {
  readonly qrStartToken: string
  readonly qrStartSecret: string
  /** When BankID took the order. */
  readonly orderedAt: Date
}

/**
 * The text of BankID's animated QR code at a moment: another one every second, and nobody who has
 * not the secret can make the next.
 */
export function qrText({ qrStartToken, qrStartSecret, orderedAt }: QrSource, now: Date): string {
  const seconds = String(Math.max(0, Math.floor((now.getTime() - orderedAt.getTime()) / 1000)))
  const code = createHmac('sha256', qrStartSecret).update(seconds).digest('hex')
  return `bankid.${qrStartToken}.${seconds}.${code}`
}

/** A picture of a QR code, black on white with the quiet zone that readers need, as a data URL. */
export const qrDataUrl = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 4 })).toString('base64')}`
