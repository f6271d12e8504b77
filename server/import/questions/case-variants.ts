/** For a file to which capitals do not matter: each form also in small letters, by which marking takes either. */
export const withLowerCase = (forms: readonly string[]): readonly string[] => [
  ...new Set(forms.flatMap((form) => [form, form.toLowerCase()])),
]
