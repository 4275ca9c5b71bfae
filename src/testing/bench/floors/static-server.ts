/** A baseline of B14: `node:http` that reads a file for every request and sends it, `static-server.ts PORT FILE`. */
import { readFile } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', file = ''] = process.argv.slice(2)
createServer((_request, response) => {
  readFile(file, (error, body) => {
    if (error) response.writeHead(500).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
        .end(body)
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
