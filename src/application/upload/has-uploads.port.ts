/** Whether this browser has unfinished uploads, known before the code of uploads is loaded. */
export interface HasUploadsStore {
  read(): boolean
  keep(there: boolean): void
}
