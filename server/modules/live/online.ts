/** Who was heard of within this time is there: a client asks for news more often, however slow its line. */
export const ONLINE_MS = 60_000

export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MS)
