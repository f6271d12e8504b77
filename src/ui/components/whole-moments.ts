import { momentCopy } from '../copy/moment-copy.ts'

/**
 * Whether each moment of a form is typed in whole or not at all. One of which a part is missing is told at its field: a browser gives
 * it out as none, and what was to begin tomorrow would begin now.
 */
export const momentsAreWhole = (form: HTMLFormElement | null): boolean => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('.moment-field') ?? [])]
  for (const field of fields) field.setCustomValidity('')
  const part = fields.find(({ validity }) => validity.badInput)
  part?.setCustomValidity(momentCopy.inPart)
  return part?.reportValidity() ?? true
}
