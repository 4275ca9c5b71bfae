/** The document of an API in two versions; the second one breaks callers. */
const schemas = `components:
  securitySchemes:
    token:
      type: http
      scheme: bearer
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id:
          type: integer
          format: int64
          description: Assigned when the pet is added.
          readOnly: true
        name:
          type: string
          maxLength: 80
          example: Milou
        kind:
          type: string
          enum: [cat, dog, parrot]
        owner:
          $ref: '#/components/schemas/Owner'
    Owner:
      type: object
      description: Who a pet lives with.
      properties:
        name:
          type: string
        pets:
          type: array
          items:
            $ref: '#/components/schemas/Pet'
`

const listPets = `  /pets:
    get:
      operationId: listPets
      summary: List pets
      description: |
        Returns pets, **newest first**.

        - At most 100 at a time
        - Use \`cursor\` for more
      tags: [pets]
      parameters:
        - name: limit
          in: query
          description: How many pets to return.
          schema:
            type: integer
            maximum: 100
            default: 20
      responses:
        '200':
          description: A page of pets
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Pet'
`

const postPets = `    post:
      operationId: createPet
      summary: Add a pet
      tags: [pets]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Pet'
      responses:
        '201':
          description: Added
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '422':
          description: The pet is not valid
`

const onePet = `  /pets/{petId}:
    get:
      operationId: readPet
      summary: Read a pet
      tags: [pets]
      parameters:
        - name: petId
          in: path
          required: true
          schema:
            type: integer
      responses:
        '200':
          description: The pet
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '404':
          description: There is no such pet
`

const owners = `  /owners:
    get:
      operationId: listOwners
      summary: List owners
      deprecated: true
      tags: [owners]
      responses:
        '200':
          description: All owners
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Owner'
`

const head = (version: string): string => `openapi: 3.1.0
info:
  title: Pet store
  version: ${version}
  description: Everything about **pets**.
servers:
  - url: https://api.pets.example
    description: Production
security:
  - token: []
paths:
`

/** Four operations. */
export const petStore = `${head('1.0.0')}${listPets}${postPets}${onePet}${owners}${schemas}`

/** A pet can no longer be read, and the limit of the list is lower. */
export const brokenPetStore = `${head('2.0.0')}${listPets.replace('maximum: 100', 'maximum: 50')}${postPets}${owners}${schemas}`

/** A bracket is not closed in line 3. */
export const unreadable = 'openapi: 3.1.0\ninfo:\n  title: [Pets\n  version: 1.0.0\npaths: {}\n'
