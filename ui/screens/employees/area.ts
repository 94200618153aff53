import BookUser from 'lucide-react/icons/book-user'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

const person = '/registry/employees/:AnstNr'
const absences = '/registry/employees/:AnstNr/franvaro'
const ofPerson = '/registry/employees/:AnstNr/vehicles'

/** The employees of the chosen company. */
export const employees: Area = {
  finds: () => loadChunk(() => import('./employee-finds.ts')),
  screens: [
    ...plannedScreens(BookUser, [
      ['Personalregister', '/registry/employees', 'Personalregister', 'Registry.PerReg.Read'],
    ]).map(screen => ({ ...screen, load: () => import('./employees.tsx') })),
    ...plannedScreens(BookUser, [
      ['NewPerson', '/registry/employees/@/create', 'Ny anställd', 'Registry.PerReg.Write'],
    ]).map(screen => ({ ...screen, load: () => import('./new-employee.tsx') })),
    ...plannedScreens(BookUser, [['Person', person, 'Anställd', 'Registry.PerReg.Read']]).map(screen => ({
      ...screen,
      load: () => import('./employee.tsx'),
    })),
    ...plannedScreens(BookUser, [
      ['VehicleBenefits', '/registry/employees/@/vehicles', 'Beräkna bilförmån', 'Registry.PerReg.CalcVehicleBenefits'],
    ]).map(screen => ({ ...screen, load: () => import('./vehicles/recalculation.tsx') })),
    ...plannedScreens(BookUser, [['PersonDocuments', `${person}/documents`, 'Dokument', 'Registry.PerReg.Read']]).map(
      screen => ({
        ...screen,
        load: () => import('./files/documents.tsx'),
      }),
    ),
    ...plannedScreens(BookUser, [
      ['PersonCertificate', `${person}/certificate`, 'Arbetsgivarintyg', 'Registry.PerReg.ArbGivIntyg'],
    ]).map(screen => ({ ...screen, load: () => import('./files/certificate.tsx') })),
    ...plannedScreens(BookUser, [['Absences', absences, 'Frånvaro', 'Registry.PerReg.Franvaro']]).map(screen => ({
      ...screen,
      load: () => import('./absences/absences.tsx'),
    })),
    ...plannedScreens(BookUser, [
      ['NewAbsence', `${absences}/@/create`, 'Ny frånvaro', 'Registry.PerReg.Franvaro'],
      ['Absence', `${absences}/:Id`, 'Frånvaro', 'Registry.PerReg.Franvaro'],
    ]).map(screen => ({ ...screen, load: () => import('./absences/absence.tsx') })),
    ...plannedScreens(BookUser, [['Vehicles', ofPerson, 'Förmånsbilar', 'Registry.PerReg.Read']]).map(screen => ({
      ...screen,
      load: () => import('./vehicles/vehicles.tsx'),
    })),
    ...plannedScreens(BookUser, [
      ['NewVehicle', `${ofPerson}/@/create`, 'Ny förmånsbil', 'Registry.PerReg.Write'],
      ['Vehicle', `${ofPerson}/:Id`, 'Förmånsbil', 'Registry.PerReg.Read'],
    ]).map(screen => ({ ...screen, load: () => import('./vehicles/vehicle.tsx') })),
  ],
}
