/** Where something is typed: by whom, in which form of which thing (`role`, `fault/12`). */
export interface FormDraftPlace {
  readonly userId: number
  readonly form: string
}
