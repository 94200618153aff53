import type { AnyStateMachine } from 'xstate'

/** True for a state machine, among the logics that an actor can run. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && '__xstatenode' in logic
