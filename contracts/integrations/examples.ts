import type { Integration, NewIntegration } from './shapes.ts'

/** The form of an integration that reads the staff of one company. */
const exampleIntegrationForm = {
  Namn: 'Tidsystemet',
  Beskrivning: 'Hämtar personalen varje natt.',
  Scopes: ['Registry.PerReg.Read'],
  AllCompanies: false,
  Companies: ['nordsken'],
  ExpiresOn: '2027-11-21',
} as const

/** A key for another program. */
export const exampleIntegration: Integration = {
  ...exampleIntegrationForm,
  IntegrationID: '5c0c3c3e-4f4e-4f0b-9b0e-2a7d0f6b1c55',
  Scopes: [...exampleIntegrationForm.Scopes],
  Companies: [...exampleIntegrationForm.Companies],
  Status: 'ACTIVE',
  Prefix: 'avl_Yb3k0PqW',
  OldKeyUntil: null,
  CreatedBy: 'adm',
  CreatedAt: '2026-11-21T09:00:00.000Z',
  LastUsedAt: null,
  LastUsedFrom: null,
  Version: 1,
}

/** A request for it. The hash is that of a key nobody has. */
export const exampleNewIntegration: NewIntegration = {
  ...exampleIntegrationForm,
  Scopes: [...exampleIntegrationForm.Scopes],
  Companies: [...exampleIntegrationForm.Companies],
  Secret: {
    Prefix: exampleIntegration.Prefix,
    Hash: '3f0d6c1b8a5e4f7092c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6071829',
  },
}
