import { callerStates } from '../outcomes/caller-states.ts'
import { employeeStates } from './states.ts'

/**
 * The basis of the payslips in the outcomes: whom the company pays, and what. The figures of the
 * outcomes are what the law makes of it.
 */

/** The company that pays. */
export const payingScope = { FtgId: 'lonen' }

/** The pay-type table and the bank account of both. */
const account = { TabellStyKod: 'STANDARD', UtbetSatt: 'BNK', ClearNr: '83279', KontoNr: '0147258925' }

/** A monthly pay, and another of a person with a protected identity. */
export const statedEmployees = [
  {
    AnstNr: '1',
    Fornamn: 'Anna',
    Efternamn: 'Berg',
    PersNr: '199003159804',
    Epost: 'anna.berg@example.se',
    Adress1: 'Storgatan 4',
    PostNr: '352 31',
    PostOrt: 'Växjö',
    AnstFrom: '2021-03-01',
    PerTyp: 'TJM',
    AvtalId: 'TJM',
    LoneForm: 'MÅN',
    Lon: 35_000,
    SkattTab: '33',
    SkattKol: '1',
    ...account,
  },
  {
    AnstNr: '2',
    Fornamn: 'Bo',
    Efternamn: 'Ek',
    PersNr: '198506129801',
    SkyddadIdentitet: true,
    Adress1: 'Hemliga gatan 7',
    PostNr: '903 20',
    PostOrt: 'Umeå',
    AnstFrom: '2024-08-01',
    PerTyp: 'ARB',
    AvtalId: 'TJM',
    LoneForm: 'MÅN',
    Lon: 28_500,
    SkattTab: '34',
    SkattKol: '1',
    ...account,
    KontoNr: '9001012385',
  },
]

/** Returns the states of an account, and a company that pays the employees. */
export const givenCompany = (by: string) => [
  callerStates.signedIn(by),
  employeeStates.payingCompany(payingScope.FtgId, by, statedEmployees),
]
