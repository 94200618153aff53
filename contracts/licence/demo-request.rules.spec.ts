import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePhone } from '../rules/contact.ts'
import { luhnCheckDigit } from '../rules/luhn.ts'
import { demoRequestRules, employeesIn, normaliseOrgnr } from './demo-request.rules.ts'
import { DemoRequest } from './demo-request.shapes.ts'
import { exampleDemoRequest } from './examples.ts'

describe('the rules of the request for a demo account', () => {
  it.each([
    ['company', '  ', 'Företagsnamn är obligatoriskt.'],
    ['company', 'x'.repeat(101), 'Företagsnamn får bestå av max 100 tecken.'],
    ['orgnr', '', 'Organisationsnummer är obligatoriskt.'],
    ['orgnr', '5567', 'Organisationsnummer skrivs med tio siffror, till exempel 556677-8899.'],
    ['orgnr', '556778-8990', 'Organisationsnumret stämmer inte. Kontrollera siffrorna.'],
    ['orgnr', '556778-8996', undefined],
    ['orgnr', '19900315 9804', undefined],
    ['name', '', 'Namn är obligatoriskt.'],
    ['email', '', 'E-post är obligatoriskt.'],
    ['email', 'vera@företag', 'Felaktig epost.'],
    ['email', ' vera@traslottet.example ', undefined],
    ['phone', '', 'Telefon är obligatoriskt.'],
    ['phone', ' - ', 'Telefon är obligatoriskt.'],
    ['phone', '070', 'Skriv numret som 070-123 45 67, eller utländskt som +47 ….'],
    ['phone', '+46 (0)70-174 06 05', undefined],
    ['employees', '', 'Antal anställda är obligatoriskt.'],
    ['employees', 'tolv', 'Skriv antalet anställda med siffror.'],
    ['employees', '0', 'Ange minst en anställd.'],
    ['employees', '100 001', 'Ange högst 100 000 anställda.'],
    ['employees', '1 200', undefined],
    ['message', '', undefined],
    ['message', 'x'.repeat(1001), 'Meddelandet får bestå av max 1000 tecken.'],
  ] as const)('%s “%s”: %s', (field, value, message) => {
    expect(demoRequestRules[field](value)).toBe(message)
  })

  it('let through only what the call takes', () => {
    const orgnr = fc
      .stringMatching(/^\d{9}$/)
      .map(digits => `${digits.slice(0, 6)}-${digits.slice(6)}${luhnCheckDigit(digits)}`)
    const phone = fc.oneof(fc.stringMatching(/^\+?[\d -]{0,18}$/), fc.string())
    fc.assert(
      fc.property(
        fc.oneof(orgnr, fc.string()),
        phone,
        fc.oneof(fc.nat(200_000).map(String), fc.string()),
        (...typed) => {
          const [number, telephone, employees] = typed
          const fits =
            !demoRequestRules.orgnr(number) &&
            !demoRequestRules.phone(telephone) &&
            !demoRequestRules.employees(employees)
          const sent = DemoRequest.safeParse({
            ...exampleDemoRequest,
            Orgnr: normaliseOrgnr(number),
            Telefon: normalisePhone(telephone),
            AntalAnstallda: employeesIn(employees),
          })
          if (fits) expect(sent.success).toBe(true)
        },
      ),
    )
  })
})
