/** Whether this browser has uploads that are not done, before anything of them is fetched. */
export interface HasUploadsStore {
  read(): boolean
  keep(there: boolean): void
}
