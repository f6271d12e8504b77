const { bench } = await import('./scripts/bench/list.ts')
await bench(process.argv.slice(2))
