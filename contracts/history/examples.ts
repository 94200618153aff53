import type { HistoryEntry } from './shapes.ts'

export const exampleHistoryEntry = {
  Seq: 4711,
  TimeStamp: '2026-11-23T08:00:00.000Z',
  User: { Login: 'adm', Namn: 'Lena Lindgren' },
  Company: { FtgId: 'historik', Namn: 'Provbolaget AB' },
  Subject: 'SETTINGS',
  Text: 'Ändrade Telefon från – till 0470-123 45 i företagsinställningarna',
  Details: [],
  Thing: 'company:6f0c6c52-5c86-4d0a-8a57-2a2a6b5ab1d1',
  Via: null,
  Address: '203.0.113.1',
  Browser: null,
  Hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} as const satisfies HistoryEntry
