import { javaString, javaText } from './literals.ts'
import { multipartText } from './multipart-text.ts'
import type { SampleRequest } from './sample-request.ts'

const bodyCode = ({ body }: SampleRequest) => {
  const ofText = (text: string): string =>
    `HttpRequest.BodyPublishers.ofString(${javaText(text, '        ')})`
  switch (body?.kind) {
    case undefined:
      return { publisher: 'HttpRequest.BodyPublishers.noBody()', headers: [] }
    case 'text':
    case 'json':
      return { publisher: ofText(body.text), headers: [] }
    case 'file':
      return {
        publisher: `HttpRequest.BodyPublishers.ofFile(java.nio.file.Path.of(${javaString(body.name)}))`,
        headers: [],
      }
    case 'fields': {
      const { boundary, text } = multipartText(body.fields)
      return {
        publisher: ofText(text),
        headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`] as const],
      }
    }
  }
}

export const javaSample = (request: SampleRequest): string => {
  const { publisher, headers } = bodyCode(request)
  const set = [...headers, ...request.headers].map(
    ([name, value]) => `    .header(${javaString(name)}, ${javaString(value)})\n`,
  )
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

HttpRequest request = HttpRequest.newBuilder(URI.create(${javaString(request.url)}))
${set.join('')}    .method(${javaString(request.method)}, ${publisher})
    .build();
HttpResponse<String> response = HttpClient.newHttpClient()
    .send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.statusCode() + " " + response.body());`
}
