import { mayBeDone } from '#contracts/life/life.ts'
import { declarationLife, stateOfDeclaration } from '#contracts/payroll/declaration/declaration-life.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employerDeclaration } from '#ui/runtime/lazy/employer-declaration.ts'
import { FetchFiles } from '#ui/statements/fetch-files.tsx'

/** Renders the buttons that fetch the files of a month's declaration. */
export function FetchFile({ declaration }: { readonly declaration: EmployerDeclaration }) {
  const flow = useLazyFlow(employerDeclaration)
  const { Period, Filer } = declaration
  return (
    <FetchFiles
      of={declarationLife.actions.fetch}
      count={Filer}
      pathOf={part => `/file/employerDeclaration/${Period}/${part}`}
      isStopped={!mayBeDone(declarationLife, stateOfDeclaration(declaration), 'fetch')}
      onFetch={part => flow?.send({ type: 'declaration.fetchFile', part })}
    />
  )
}
