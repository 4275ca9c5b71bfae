/** The baseline of the read benchmarks: `node:http` sending fixed bytes, `bare-server.ts PORT FILE`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
