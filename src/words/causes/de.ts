/** What the owner of a page is told about a failure, in German. Visitors never see these. */
import type { CauseWords } from './names.js';

/** The words of the link to the check, below a cause. */
export const checkLink = 'Dieses Panel prüfen';

export const causes: CauseWords = {
  noAddress:
    'Nichts wurde gefragt: Die Seite nennt kein Panel. Schreiben Sie die Adresse des Panels Ihres Senders als data-base-url an das Skript von Onair oder als base-url an das Tag.',
  badAddress:
    'Nichts wurde gefragt: „{url}“ ist keine Adresse. Schreiben Sie die Adresse des Panels mit Schema und Port, etwa https://panel.example:8080.',
  badStation:
    '{url} wurde nicht gefragt: In station steht ein Name, den kein Sender haben kann. Schreiben Sie den Kurznamen, den Mount oder die Nummer Ihres Senders.',
  insecure:
    '{url} wurde nicht gefragt: Diese Seite ist https, und Browser verbieten ihr, http zu lesen. Schreiben Sie {address}, wenn das Panel https hat; wenn nicht, fragen Sie seinen Anbieter danach.',
  offline: '{url} wurde nicht gefragt: Dieser Browser hat kein Netz.',
  part: 'Eine Datei von Onair lädt nicht, daher wurde {url} nicht gefragt. Der Netzwerk-Tab zeigt sie rot: Der Ordner parts muss neben onair.js liegen, vollständig und von derselben Version, auf einer anderen Site mit dem Header Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} wurde nicht gefragt: Die Content-Security-Policy dieser Seite verbietet es ({directive}). Wo sie gesetzt wird, muss diese Direktive so lauten: {line}',
  policyJsonp:
    '{url} wurde per JSONP gefragt, und die Content-Security-Policy dieser Seite verbietet dieses Skript. Wo sie gesetzt wird, muss diese Direktive so lauten: {line} (hat die Policy trusted-types, gehört dort onair hinzu).',
  policyNoCors:
    '{url} antwortet ohne den Header Access-Control-Allow-Origin, sodass Seiten es nicht lesen können, und den anderen Weg, JSONP, verbietet die Content-Security-Policy dieser Seite. Lassen Sie das Panel diesen Header senden, oder diese Direktive so lauten: {line} (hat die Policy trusted-types, gehört dort onair hinzu).',
  endsInApi:
    '{url} gibt es nicht: Die Adresse endet auf {end}, das Onair selbst anhängt. Schreiben Sie {address} als base-url.',
  wrongPath:
    '{url} gibt es nicht, aber unter {address} antwortet ein Panel: Schreiben Sie das als base-url, ohne den Pfad.',
  website:
    '{url} ergab eine Webseite (Status {status}): Unter {address} antwortet eine Website oder ein Proxy, kein Panel. Schreiben Sie die eigene Adresse des Panels als base-url; oft hat sie einen Port wie :8080.',
  noPanel:
    '{url} gibt es nicht (Status {status}), und {address} hat auch sonst nichts von einem Panel. Prüfen Sie Host, Port und Pfad.',
  otherProgram:
    '{url} ergab JSON, das keine Liste eines Panels ist: Unter {address} antwortet ein anderes Programm. Prüfen Sie, ob Host, Port und Pfad die des Panels sind.',
  otherServer:
    '{url} gibt es nicht: Unter {address} antwortet {kind} und kein Panel. Schreiben Sie {attributes} an das Tag; am Skript jeden Namen mit data- davor.',
  listMissing:
    'Das Panel unter {address} antwortet, hat aber unter {url} nichts Lesbares (Status {status}). Es ist zu alt für dieses Tag, oder ein Proxy davor lässt diesen Pfad nicht durch.',
  legacyMissing:
    '{url} ist kein JSONP, doch das Panel unter {address} hat die neuere Schnittstelle: Nehmen Sie transport="legacy" weg.',
  wrongServer:
    '{url}: Server {server} gibt es nicht, sondern diese: {servers}. Schreiben Sie eine dieser Nummern als data-server an das Skript oder als server an das Tag.',
  noSuchServer:
    '{url}: Das Panel hat keinen Server {server} und sagt nicht, welche es hat. Fragen Sie seinen Anbieter nach der Nummer Ihres Senders und schreiben Sie sie als data-server an das Skript oder als server an das Tag.',
  redirected:
    '{url} antwortet mit einer Weiterleitung auf eine andere Adresse, der diese Seite nicht folgen darf. Schreiben Sie die Adresse, bei der sie endet, als base-url.',
  login:
    '{url} verlangt ein Passwort (Status 401). Was Tags zeigen, muss öffentlich sein: Bitten Sie den Anbieter des Panels, die Schnittstelle zum Lesen zu öffnen.',
  forbidden:
    '{url} ist verboten (Status 403). Vor dem Panel steht eine Firewall, ein Schutz gegen Roboter oder eine Liste erlaubter Adressen: Bitten Sie den Anbieter, Besucher {address}/api/ lesen zu lassen.',
  throttled:
    '{url} wurde von dieser Adresse zu oft gefragt (Status 429). Später wird wieder gefragt; bleibt es so, bitten Sie den Anbieter des Panels um eine höhere Grenze, oder setzen Sie einen Cache davor.',
  crashed:
    '{url} ist beim Antworten gescheitert (Status {status}). Warum, sagt das Protokoll des Panels; es wird von selbst wieder gefragt.',
  gateway:
    '{url} beantwortet ein Proxy, der vom Panel dahinter keine Antwort bekommt (Status {status}). Das Panel läuft dort nicht, oder der Proxy sucht es am falschen Port.',
  busy: '{url} ist zurzeit außer Betrieb (Status 503): Überlast oder Wartung. Es wird von selbst wieder gefragt; bleibt es so, fragen Sie den Anbieter des Panels.',
  refused:
    '{url} wurde mit Status {status} abgelehnt, wofür Onair keine Erklärung hat. Fragen Sie den Anbieter des Panels.',
  brokenJson:
    '{url} ist kaputtes JSON: Das Panel schreibt etwas in seine Antworten, oder ein Proxy davor beendet sie zu früh oder packt sie falsch (gzip). Öffnen Sie die Adresse im Browser, um zu sehen, was es ist.',
  cut: '{url} begann zu antworten und brach ab: Die Verbindung endet vor der Antwort, oder die Antwort lässt sich nicht entpacken. Meist liegt es an einem Proxy vor dem Panel; schalten Sie dort zur Probe die Kompression ab.',
  tooLarge:
    '{url} ist größer als 8 MB, und mehr wird nicht gelesen. Das Panel beachtet den Parameter limit nicht: Fragen Sie seinen Anbieter nach einer neueren Version.',
  noCors:
    '{url} antwortet, aber ohne den Header Access-Control-Allow-Origin, sodass diese Seite es nicht lesen kann, und JSONP geht dort auch nicht. Es ist eine Website statt eines Panels (dann schreiben Sie die eigene Adresse des Panels als base-url), oder ein Panel, das diesen Header senden muss.',
  needsHttps: '{url}: Per http antwortet nichts, per https schon. Schreiben Sie {address} als base-url.',
  noTls:
    '{url}: An diesem Port gibt es kein https, aber http antwortet. Geben Sie dem Panel ein Zertifikat, oder setzen Sie einen Proxy davor, der eines hat; {address} geht für Seiten, die selbst http sind.',
  ownMachine:
    '{url} wurde vergeblich gefragt: {host} ist der Rechner, an dem der Besucher gerade sitzt. Schreiben Sie eine Adresse des Panels, die das ganze Internet erreicht.',
  localNetwork:
    '{url} wurde vergeblich gefragt: {host} ist eine Adresse in einem lokalen Netz, die Besucher anderswo nicht erreichen. Schreiben Sie eine Adresse des Panels, die das ganze Internet erreicht.',
  silentHttps:
    '{url}: Nichts kam. Ein Browser sagt nicht, woran es liegt: am Zertifikat (abgelaufen, selbst signiert, für einen anderen Namen), am Port (zu, oder eine Firewall) oder am Namen {host}. Öffnen Sie {address} in einem Browser: Eine Warnung dort bedeutet das Zertifikat, keine den Port oder den Namen.',
  silentHttp:
    '{url}: Nichts kam. Ein Browser sagt nicht, woran es liegt: Der Port ist zu (das Panel läuft nicht, oder eine Firewall), oder der Name {host} ist falsch. Öffnen Sie {address} in einem Browser, um es zu sehen.',
  swallowed:
    '{url}: keine Antwort in der Zeit. Eine Firewall verschluckt, was an diesen Port geht, oder das Panel dort hängt; ein Browser kann das nicht unterscheiden. Fragen Sie den Anbieter des Panels, ob der Port für alle offen ist.',
  slow: '{url}: keine Antwort in der Zeit, obwohl das Panel unter {address} andere Fragen beantwortet. Für diese Liste braucht es zu lange: Sein Protokoll oder seine Datenbank sagt, warum.',
  gone: '{url}: Keine Antwort kam, frühere schon. Das Panel oder der Weg dorthin ist zurzeit gestört, und es wird von selbst wieder gefragt. Mit ?onair-check in der Adresse dieser Seite sucht Onair nach einer anderen Ursache.',
  passing: '{url}: Keine Antwort kam, beim nochmaligen Fragen aber schon: Es ist vorbei.',
  noSuchName:
    '{url}: Den Host {host} gibt es nicht (DNS). Prüfen Sie, ob der Name stimmt und ob sein Eintrag da ist.',
  portClosed:
    '{url}: {host} ist da, aber der Port ist zu. Das Panel läuft nicht, oder es lauscht an einem anderen Port oder nur für den eigenen Rechner.',
  noRoute:
    '{url}: Von hier führt kein Weg zu {host}. Die Adresse ist falsch, oder der Rechner oder sein Netz ist aus.',
  reset:
    '{url}: {host} nahm die Verbindung an und beendete sie ohne Antwort. Der Port spricht https und wurde mit http gefragt, oder eine Firewall hat sie getrennt.',
  certificateEnded:
    '{url}: Das Zertifikat von {host} gilt nicht zu dieser Zeit. Erneuern Sie es, und sehen Sie nach, warum das nicht von selbst geschah.',
  certificateOwn:
    '{url}: Das Zertifikat von {host} ist selbst signiert oder von einer Stelle, die Browser nicht kennen. Besucher brauchen eines von einer öffentlichen Stelle, etwa Let’s Encrypt.',
  certificateChain:
    '{url}: Das Zertifikat von {host} kommt ohne die zwischen ihm und seiner Stelle. Installieren Sie die ganze Kette (fullchain.pem).',
  certificateName:
    '{url}: Das Zertifikat ist für einen anderen Namen als {host}. Schreiben Sie jenen Namen, oder holen Sie ein Zertifikat für diesen.',
  unknown: '{url} ist auf eine Art gescheitert, für die Onair keinen Namen hat ({problem}).',
};
