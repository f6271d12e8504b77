import { expect, test } from 'vitest'
import { inTurns } from '#server/db/in-turns.ts'
import { longPiece, piecesDuringCall } from '#tests/support/long-work.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'

test('a call of several statements waits for a piece or two of long work, and not for one before each', async () => {
  const { db, close } = await openSeeded('embedded')
  try {
    const turn = inTurns(db)
    expect(await piecesDuringCall(db, () => turn(() => longPiece(db)))).toBeLessThanOrEqual(3)
  } finally {
    await close()
  }
})
