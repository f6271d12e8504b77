import { momentCopy } from '../copy/moment-copy.ts'

/**
 * Whether each date and time of a form is complete or empty. An incomplete one is reported at its field: the browser reads it as empty, and
 * what should begin tomorrow would begin now.
 */
export const momentsAreWhole = (form: HTMLFormElement | null): boolean => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('.moment-field') ?? [])]
  for (const field of fields) field.setCustomValidity('')
  const part = fields.find(({ validity }) => validity.badInput)
  part?.setCustomValidity(momentCopy.inPart)
  return part?.reportValidity() ?? true
}
