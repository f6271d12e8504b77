import { setPriority } from 'node:os'

/**
 * Lets all else on the machine go before a process; at once after it was spawned, since its threads take over the priority that it has when they
 * begin. Where that is forbidden it has the priority of everybody.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} priority of `os.constants.priority`
 */
export const letOthersGoFirst = ({ pid }, priority) => {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // It is only slower for the others.
  }
}
