/** A plan of live lessons; 0: the list of them. */
export const livePlanAddress = (id: number): string => (id === 0 ? '/studio/live' : `/studio/live/${id}`)
