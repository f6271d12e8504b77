import react from '@vitejs/plugin-react'
export default { root: process.cwd(), plugins: [react()], server: { port: 5199, strictPort: true, host: '127.0.0.1' }, cacheDir: '/tmp/harness/vite', optimizeDeps: { entries: ['scratch/main.tsx'] } }
